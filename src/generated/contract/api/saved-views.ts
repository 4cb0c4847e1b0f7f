export interface paths {
    "/ui/preferences/api/v1/saved-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The saved views of a list
         * @description Those of the caller, and those that others of the company share.
         */
        get: operations["savedViewList"];
        put?: never;
        /**
         * Saves a view
         * @description To share it, the permission savedView.share is needed.
         */
        post: operations["createSavedView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/preferences/api/v1/saved-views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the view. */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        /** Changes a view of the caller */
        put: operations["changeSavedView"];
        post?: never;
        /** Deletes a view of the caller */
        delete: operations["deleteSavedView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/preferences/api/v1/default-views/{list}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Chooses the view with which a list opens for the caller */
        put: operations["setDefaultView"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Success alone counts; nothing in the body may be relied on. */
        Acknowledgement: {
            [key: string]: unknown;
        };
        /** @description The number is read from info.number, else error.code, else error.number. */
        Error: {
            info?: {
                number?: components["schemas"]["ErrorNumber"];
            };
            error?: {
                code?: components["schemas"]["ErrorNumber"];
                number?: components["schemas"]["ErrorNumber"];
            };
            message?: string;
            /** @description With status 403, the name of the permission that the account lacks. */
            permission?: string;
        };
        /** @description A number, or its digits as text. */
        ErrorNumber: number | string;
        /** @description Name of a list. */
        ListName: string;
        NewSavedView: {
            list: components["schemas"]["ListName"];
            name: components["schemas"]["ViewName"];
            /** @description Whether everyone in the company can open it. */
            shared: boolean;
            state: components["schemas"]["SavedViewState"];
        };
        SavedView: {
            /** @description Id of the view. */
            id: string;
            name: components["schemas"]["ViewName"];
            /** @description Name of the person who saved it. */
            owner: string;
            /** @description Whether the caller saved it. */
            mine: boolean;
            /** @description Whether everyone in the company can open it. */
            shared: boolean;
            /** @description The ETag of this version of the view. */
            version: string;
            state: components["schemas"]["SavedViewState"];
        };
        SavedViewChange: {
            name: components["schemas"]["ViewName"];
            /** @description Whether everyone in the company can open it. */
            shared: boolean;
            state: components["schemas"]["SavedViewState"];
        };
        /** @description How the list or the dashboard is arranged. What is absent is as the console has it. */
        SavedViewState: {
            /** @description Ids of the columns shown, in their order. */
            columns?: string[];
            /** @description Widths of columns by their ids. Pixels. */
            widths?: {
                [key: string]: number;
            };
            /** @description The tiles of the dashboard, in their order. */
            tiles?: {
                /** @description Name of the tile. */
                tile: string;
                /** @description Width in twelfths of the page. */
                span: number;
            }[];
            /**
             * @description How high the rows are.
             * @enum {string}
             */
            density?: "normal" | "compact";
            /** @description What the list is sorted by; descending with a minus. */
            sort?: string;
            /** @description Values of filters by their ids. */
            filters?: {
                [key: string]: string[];
            };
            /** @description The period. */
            period?: {
                /** @description Id of a period that ends now. */
                preset: string;
            } | {
                /** @description Beginning in unix seconds. */
                from: number;
                /** @description End in unix seconds. */
                to: number;
            };
        };
        SavedViews: {
            /** @description The views, in the order of their names. */
            views: components["schemas"]["SavedView"][];
            /** @description Id of the view with which the list opens; null for none. */
            defaultId: string | null;
        };
        /** @description Name that people gave to a view. */
        ViewName: string;
    };
    responses: {
        /** @description The request was refused. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Any other failure. */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The session is over or the token is unknown; 4011403 asks for a sign-out. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description The ETag of the version that the change is about. Without it, any version is changed. */
        IfMatch: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    savedViewList: {
        parameters: {
            query: {
                /** @description Name of the list. */
                list: components["schemas"]["ListName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, below data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SavedViews"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    createSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSavedView"];
            };
        };
        responses: {
            /** @description The view as it is saved, below data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SavedView"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    changeSavedView: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that the change is about. Without it, any version is changed. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the view. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewChange"];
            };
        };
        responses: {
            /** @description The view as it is saved, below data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SavedView"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    deleteSavedView: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that the change is about. Without it, any version is changed. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the view. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    setDefaultView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the list. */
                list: components["schemas"]["ListName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the view; null for none. */
                    id: string | null;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
}
