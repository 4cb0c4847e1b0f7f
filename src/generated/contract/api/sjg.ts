export interface paths {
    "/public/sjg/api/v1/idInventory/common/humans/users/{id}/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Directory profiles of a user */
        get: operations["humanIdentity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/sjg/api/v1/idInventory/common/nonHumans/devices/{id}/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Directory profiles of a device */
        get: operations["deviceIdentity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/sjg/api/v1/simulation/aad/signIns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Generates cloud sign-ins for the simulation */
        post: operations["generateSignIns"];
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
        CloudDirectoryProfile: {
            tenantId?: string | null;
            tenantName?: string | null;
            id?: string | null;
            joinTypeDisplayName?: string | null;
            isCompliant?: boolean | null;
            lastCheckInTimestamp?: components["schemas"]["Timestamp"];
            isDirectorySynced?: boolean | null;
            userPrincipalName?: string | null;
            isPrivileged?: boolean | null;
            roleAssignments?: (string | {
                displayName?: string | null;
            })[] | null;
            isEnabled?: boolean | null;
            lastPasswordChangeTimestamp?: components["schemas"]["Timestamp"];
            userTypeDisplayName?: string | null;
            authenticationTypeDisplayName?: string | null;
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
        IdentityProfiles: {
            aad?: components["schemas"]["CloudDirectoryProfile"][] | null;
            opa?: components["schemas"]["LocalDirectoryProfile"][] | null;
        };
        LocalDirectoryProfile: {
            domain?: string | null;
            isEnabled?: boolean | null;
            isPrivileged?: boolean | null;
            groupCount?: number | null;
            primaryGroup?: string | null;
            userAccountControlFlags?: components["schemas"]["Texts"];
            servicePrincipalNames?: components["schemas"]["Texts"];
            passwordLastChangedTimestamp?: components["schemas"]["Timestamp"];
            createTimestamp?: components["schemas"]["Timestamp"];
            distinguishedName?: string | null;
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
    humanIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user. */
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
                    "application/json": components["schemas"]["IdentityProfiles"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    deviceIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the device. */
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
                        data?: components["schemas"]["IdentityProfiles"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    generateSignIns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Acknowledgement"];
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
            /** @description The request was refused; the body names the reason by number. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
}
