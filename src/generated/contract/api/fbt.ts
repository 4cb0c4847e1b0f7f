export interface paths {
    "/ui/fbt/api/v1/basic/containers/basic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One container */
        post: operations["containerBasic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/fbt/api/v1/basic/cloud/basic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One cloud asset */
        get: operations["cloudBasic"];
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
        CloudAsset: {
            assetName?: string | null;
            resourceGroup?: string | null;
            provider?: string | null;
            region?: string | null;
            service?: string | null;
            resourceLink?: string | null;
            tag?: {
                [key: string]: string | null;
            } | null;
        };
        Container: {
            name?: string | null;
            imageId?: string | null;
            status?: string | null;
            ports?: {
                containerPort?: number | null;
            }[] | null;
            volumeMounts?: {
                name?: string | null;
                mountPath?: string | null;
                readonly?: boolean | null;
            }[] | null;
            command?: components["schemas"]["Texts"];
            args?: components["schemas"]["Texts"];
            /** @description A map, or a list of names and values. */
            env?: {
                [key: string]: string | null;
            } | {
                name?: string | null;
                value?: string | null;
            }[] | null;
            securityContext?: {
                [key: string]: unknown;
            } | null;
        };
        ContainerQuery: {
            containerId: string;
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
        Texts: string[] | null;
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
    containerBasic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContainerQuery"];
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
                        data?: components["schemas"]["Container"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    cloudBasic: {
        parameters: {
            query: {
                /** @description Resource name of the asset. */
                arn: string;
                /** @description Kind of the asset. */
                assetType: "cloudAsset";
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
                        data?: components["schemas"]["CloudAsset"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
}
