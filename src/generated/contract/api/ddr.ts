export interface paths {
    "/public/ddr/lineage/node-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lineage nodes of the given edges */
        post: operations["lineageNodeInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/ddr/lineage/entry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Entries of one edge */
        get: operations["lineageEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/ddr/lineage/oat/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sensitive files of an object group */
        post: operations["lineageOatFiles"];
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
        EntryList: {
            entries?: {
                entry_id?: string | null;
                source_id?: string | null;
                filename?: string | null;
            }[] | null;
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
        LineageNode: {
            dataType?: string | null;
            trackTime?: components["schemas"]["Timestamp"];
            /** @description Bytes. */
            fileSize?: number | null;
            fullUri?: string | null;
            dataHash?: string | null;
            endpointGuid?: string | null;
            endpointHostName?: string | null;
            endpointIp?: components["schemas"]["Texts"];
            osName?: string | null;
            osUser?: string | null;
            matchedPolicies?: {
                policyId?: string | null;
                policyName?: string | null;
            }[] | null;
            edgeId?: string | null;
        };
        NodeList: {
            nodes?: components["schemas"]["LineageNode"][] | null;
        };
        NodeQuery: {
            edge_ids: string[];
        };
        OatFileList: {
            items?: {
                fileName?: string | null;
                fullUri?: string | null;
                fileHash?: string | null;
                edgeId?: string | null;
            }[] | null;
        };
        OatFilesQuery: {
            /** @description Passed through unchanged from the event that opened the group. */
            payload: unknown;
        };
        Texts: string[] | null;
        /** @description Text in ISO form, or a number in unix seconds, or in milliseconds when it has 12 or more digits. */
        Timestamp: string | number | null;
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
    lineageNodeInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NodeQuery"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NodeList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    lineageEntry: {
        parameters: {
            query: {
                /** @description Id of the edge. */
                edgeId: string;
            };
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["EntryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    lineageOatFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OatFilesQuery"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OatFileList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
}
