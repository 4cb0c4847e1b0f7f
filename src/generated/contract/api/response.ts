export interface paths {
    "/ui/response/api/v1/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tasks of responses, of all accounts */
        get: operations["responseTaskList"];
        put?: never;
        /** Starts a response for one object or several, with a result for each of them */
        post: operations["startResponse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/response/api/v1/tasks/{taskId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels a task that is queued or running */
        post: operations["cancelResponseTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/response/api/v1/objects/{searchType}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What responses have done to an object */
        get: operations["responseState"];
        put?: never;
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
        /** @enum {string} */
        ResponseAction: "isolate-endpoint" | "restore-endpoint" | "terminate-process" | "collect-file" | "submit-to-sandbox" | "block-object" | "unblock-object" | "block-sender" | "unblock-sender" | "quarantine-message" | "release-message" | "delete-message" | "disable-account" | "enable-account" | "reset-password" | "revoke-sessions";
        /** @description A response and its objects. */
        ResponseRequest: {
            action: components["schemas"]["ResponseAction"];
            targets: components["schemas"]["ResponseTarget"][];
            /** @description Why; it goes to the audit log. */
            reason: string;
            /**
             * @description After how many days a block ends by itself.
             * @enum {string}
             */
            expires?: "1" | "7" | "30" | "never";
        };
        /** @description What became of the response for one object. */
        ResponseResult: {
            targetId: string;
            /** @description The task that was started. */
            taskId: string | null;
            /** @description Why no task was started. */
            problem: ("task-running" | "already-done" | "unknown-object" | "not-supported") | null;
            /** @description The task that is running for the same object. */
            conflict: components["schemas"]["RunningTask"] | null;
        };
        /** @description The state of an object as far as responses change it. What does not apply to its kind is null. */
        ResponseState: {
            isolation: ("enabled" | "pending" | "disabled") | null;
            account: ("enabled" | "disabled") | null;
            message: ("delivered" | "tagged" | "quarantined" | "blocked" | "removed") | null;
            /** @description Whether it is on the block list. */
            isBlocked: boolean;
            /** @description A task that is running for it. */
            task: components["schemas"]["RunningTask"] | null;
        };
        /** @description An object, with what the person saw of it when they decided. Further members are ignored. */
        ResponseTarget: {
            /** @description Its kind. */
            searchType: number;
            id: string;
            name: string;
        };
        /** @description One run of a response for one object. */
        ResponseTask: {
            id: string;
            action: components["schemas"]["ResponseAction"];
            state: components["schemas"]["TaskState"];
            /** @description Percent. */
            progress: number;
            /** @description Kind of the object. */
            searchType: number;
            targetId: string;
            targetName: string;
            /** @description Name of the account that started it. */
            account: string;
            reason: string;
            /** Format: date-time */
            created: string;
            /**
             * Format: date-time
             * @description When its state changed last.
             */
            updated: string;
            /** @description Why it failed. */
            problem: string | null;
            /** @description Whether its effect lasts and can be undone. */
            isUndoable: boolean;
        };
        /** @description A part of a list. */
        ResponseTaskPage: {
            items: components["schemas"]["ResponseTask"][];
            /** @description Entries of all pages. */
            total: number;
            /**
             * Format: date-time
             * @description When the list was made.
             */
            asOf: string;
        };
        RunningTask: {
            id: string;
            action: components["schemas"]["ResponseAction"];
            /** @description Name of the account that started it. */
            account: string;
            /** Format: date-time */
            created: string;
        };
        /** @enum {string} */
        TaskState: "queued" | "running" | "done" | "failed" | "cancelled";
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
    responseTaskList: {
        parameters: {
            query?: {
                /** @description Entries left out at the beginning. */
                offset?: number;
                /** @description How many entries come at most. */
                limit?: number;
                /** @description What the entries are sorted by; descending with a dash. */
                sort?: "created" | "-created" | "action" | "-action" | "state" | "-state" | "target" | "-target" | "account" | "-account";
                /** @description Words that an entry has to hold, all of them. */
                q?: string;
                /** @description Only tasks of these responses. */
                action?: components["schemas"]["ResponseAction"][];
                /** @description Only tasks in these states. */
                state?: components["schemas"]["TaskState"][];
                /** @description Only tasks that the account of the caller started. */
                mine?: boolean;
                /** @description Only tasks for the object with this id. */
                target?: string;
                /** @description Beginning of the period in unix seconds. */
                from?: number;
                /** @description End of the period in unix seconds. */
                to?: number;
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
                        data: components["schemas"]["ResponseTaskPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    startResponse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResponseRequest"];
            };
        };
        responses: {
            /** @description The answer, below data. Objects for which no task was started have a problem. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            results: components["schemas"]["ResponseResult"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The account may not use this response. */
            403: {
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
    cancelResponseTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the task. */
                taskId: string;
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The account may not use the response of the task. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The task has ended. */
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
    responseState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its kind. */
                searchType: number;
                /** @description Its id. */
                id: string;
            };
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
                        data: components["schemas"]["ResponseState"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
}
