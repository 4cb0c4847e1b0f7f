export interface paths {
    "/ui/triage/api/v1/analysts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts to which an alert can be assigned */
        get: operations["analystList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/triage/api/v1/alert-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes status, owner or severity of alerts
         * @description Members that are not sent stay as they are. All alerts are changed, or none.
         */
        post: operations["changeAlerts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/triage/api/v1/alert-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds the same note to alerts */
        post: operations["addAlertNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/triage/api/v1/suspicious-objects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Objects that sensors block or monitor */
        get: operations["suspiciousObjectList"];
        put?: never;
        /** Adds an object to the list */
        post: operations["addSuspiciousObject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/triage/api/v1/suspicious-objects/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the action or the expiry of objects
         * @description Members that are not sent stay as they are.
         */
        post: operations["changeSuspiciousObjects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/triage/api/v1/suspicious-objects/removals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes objects off the list */
        post: operations["removeSuspiciousObjects"];
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
        AlertChange: {
            ids: components["schemas"]["Ids"];
            /**
             * @description How far the work is.
             * @enum {string}
             */
            status?: "new" | "inProgress" | "closedTruePositive" | "closedBenign" | "closedFalsePositive";
            /** @description Name of the account that works on them; null for nobody. */
            owner?: string | null;
            /**
             * @description How dangerous they are.
             * @enum {string}
             */
            severity?: "critical" | "high" | "medium" | "low";
            /** @description Why; part of the history of each alert. */
            reason?: string;
        };
        AlertChangeResult: {
            /** @description Id of the change. */
            id: string;
            /** @description How many alerts differ now. */
            changed: number;
        };
        Analyst: {
            /** @description Name of the account. */
            id: string;
            /** @description Name of the person. */
            name: string;
            /** @description Role of the account. */
            role: string;
        };
        /**
         * @description In how many days it leaves the list by itself.
         * @enum {string}
         */
        DaysToExpiry: "7" | "30" | "90" | "never";
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
        };
        /** @description A number, or its digits as text. */
        ErrorNumber: number | string;
        /** @description What it is about, each once. */
        Ids: string[];
        NewSuspiciousObject: {
            /** @description URL, domain, IP address, or SHA-1 of a file; plain or defanged. */
            value: string;
            action: components["schemas"]["SuspiciousObjectAction"];
            expiresInDays: components["schemas"]["DaysToExpiry"];
            /** @description Why it is added. */
            note?: string;
        };
        SuspiciousObject: {
            /** @description Id of the entry. */
            id: string;
            /**
             * @description What it is.
             * @enum {string}
             */
            type: "file" | "url" | "domain" | "ip";
            /** @description Hash, URL, domain or address. */
            value: string;
            /** @description Type of the drawer of the object. */
            searchType: number;
            /** @description Id by which that drawer opens. */
            objectId: string;
            action: components["schemas"]["SuspiciousObjectAction"];
            /**
             * @description Who or what found it.
             * @enum {string}
             */
            source: "analyst" | "sandbox" | "intelligence";
            /**
             * Format: date-time
             * @description When it came to the list.
             */
            added: string;
            /** @description Who added it; null for the console itself. */
            addedBy: string | null;
            /**
             * Format: date-time
             * @description When it leaves the list; null for never.
             */
            expires: string | null;
            /** @description Why it was added. */
            note: string | null;
            /** @description How often sensors have seen it since. */
            matches: number;
        };
        /**
         * @description What sensors do when they see the object.
         * @enum {string}
         */
        SuspiciousObjectAction: "block" | "monitor";
        SuspiciousObjectList: {
            /** @description The entries asked for. */
            items: components["schemas"]["SuspiciousObject"][];
            /** @description How many there are on all pages. */
            total: number;
            /** @description When this was true, in ISO form. */
            asOf: string;
        };
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
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    analystList: {
        parameters: {
            query?: never;
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
                        data: {
                            /** @description The accounts, in the order of their names. */
                            items: components["schemas"]["Analyst"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    changeAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertChange"];
            };
        };
        responses: {
            /** @description The answer, below data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AlertChangeResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    addAlertNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["Ids"];
                    /** @description The note. */
                    text: string;
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
    suspiciousObjectList: {
        parameters: {
            query?: {
                /** @description How many entries to leave out. */
                offset?: number;
                /** @description How many entries to answer with at most. */
                limit?: number;
                /** @description What to sort by; with a minus the greatest comes first. */
                sort?: "added" | "-added" | "expires" | "-expires" | "value" | "-value" | "matches" | "-matches";
                /** @description Words that an entry must hold, in any order and case. */
                q?: string;
                /** @description Only objects of these types. */
                type?: ("file" | "url" | "domain" | "ip")[];
                /** @description Only objects with these actions. */
                action?: ("block" | "monitor")[];
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
                        data: components["schemas"]["SuspiciousObjectList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    addSuspiciousObject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSuspiciousObject"];
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
            /** @description The value is no URL, domain, IP address or SHA-1. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The object is in the list already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    changeSuspiciousObjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["Ids"];
                    action?: components["schemas"]["SuspiciousObjectAction"];
                    expiresInDays?: components["schemas"]["DaysToExpiry"];
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
    removeSuspiciousObjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["Ids"];
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
