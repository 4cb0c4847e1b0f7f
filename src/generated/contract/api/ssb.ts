export interface paths {
    "/public/ssb/api/v3/analysisViolation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The sandbox result of a file or URL */
        post: operations["sandboxAnalysis"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/ssb/api/v3/artifact/analysisResults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Capabilities found in a file or process */
        post: operations["artifactAnalysis"];
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
        /** @enum {string} */
        AnalysisStatus: "done" | "processing" | "notFound";
        ArtifactAnalysis: {
            status?: components["schemas"]["AnalysisStatus"];
            processes?: {
                tagging?: components["schemas"]["Texts"];
                hashId?: string | null;
                pid?: number | null;
                /** @description PID of the process that started it; not every sensor tells. */
                parentPid?: number | null;
                commandLine?: string | null;
                integrityLevel?: string | null;
            }[] | null;
            tagging?: {
                /** @description Technique id such as T1059.001. */
                id?: string | null;
                name?: string | null;
                tactics?: components["schemas"]["Texts"];
                descriptions?: components["schemas"]["Texts"];
            }[] | null;
            hex?: {
                data?: {
                    line?: number | string | null;
                    /** @description Two-digit bytes separated by single spaces. */
                    content?: string | null;
                }[] | null;
                presignedUrl?: string | null;
                password?: string | null;
            } | null;
        };
        ArtifactQuery: {
            /** @enum {string} */
            queryType: "sha1" | "artifactUniqueId" | "process";
            artifactUniqueId?: string | null;
            sha1?: string | null;
            xdrDeviceId?: string | null;
            pid?: number | string | null;
            fullPath?: string | null;
            commandLine?: string | null;
            eventTime?: string | number | null;
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
        SandboxQuery: {
            /** @enum {string} */
            objectType: "file" | "url";
            /** @description SHA1 of the file or base64 of the URL without padding. */
            searchId: string;
            lang: string;
        };
        SandboxResult: {
            status?: components["schemas"]["AnalysisStatus"];
            /** @enum {string|null} */
            riskLevel?: "high" | "medium" | "low" | "noRisk" | "notAnalyzed" | null;
            /** @description Reason why nothing was analysed. */
            description?: string | null;
            analysisCompletionDateTime?: components["schemas"]["Timestamp"];
            suspiciousBehaviorList?: {
                behavior?: string | null;
                /** @enum {integer|null} */
                weight?: 0 | 1 | 2 | 3 | null;
            }[] | null;
            sha1?: string | null;
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
    sandboxAnalysis: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxQuery"];
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
                        data?: components["schemas"]["SandboxResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    artifactAnalysis: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArtifactQuery"];
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
                        data?: components["schemas"]["ArtifactAnalysis"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
}
