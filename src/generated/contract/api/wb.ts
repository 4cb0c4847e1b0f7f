export interface paths {
    "/ui/wb/api/v1/workbenches/{id}/assets/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The risk of an asset opened from a workbench */
        get: operations["workbenchAsset"];
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
        AssetRisk: {
            riskScore?: number | null;
            riskScoreTimestamp?: components["schemas"]["Timestamp"];
            assetId?: string | null;
            historyScoreList?: {
                riskScore?: number | null;
                timestamp?: components["schemas"]["Timestamp"];
            }[] | null;
            criticalInfo?: {
                /** @enum {string|null} */
                criticalScoreLevel?: "high" | "medium" | "low" | null;
                absoluteImpactTag?: components["schemas"]["ImpactTags"];
                highImpactTag?: components["schemas"]["ImpactTags"];
                lowImpactTag?: components["schemas"]["ImpactTags"];
            } | null;
            deviceInfo?: {
                lastSeen?: components["schemas"]["Timestamp"];
                operationSystem?: string | null;
            } | null;
            cloudIdentityInfo?: {
                lastSeen?: components["schemas"]["Timestamp"];
            } | null;
            userInfo?: {
                lastSeen?: components["schemas"]["Timestamp"];
                userPrincipalName?: string | null;
            } | null;
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
        /** @description One text, or a list of texts or named objects. */
        ImpactTags: (string | null) | (string | {
            name?: string | null;
        })[];
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
    workbenchAsset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the workbench. */
                id: string;
                /** @description Id of the asset in the workbench. */
                uuid: string;
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
                        data?: components["schemas"]["AssetRisk"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
}
