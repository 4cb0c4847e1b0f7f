export interface paths {
    "/ui/analysis/api/v1/vulnerabilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Vulnerabilities of the endpoints */
        get: operations["vulnerabilityList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/analysis/api/v1/vulnerability-summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Numbers about the vulnerabilities of the endpoints */
        get: operations["vulnerabilitySummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/analysis/api/v1/sandbox-submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Objects that were submitted to the sandbox */
        get: operations["sandboxSubmissionList"];
        put?: never;
        /** Submits a file to the sandbox */
        post: operations["submitFileToSandbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/analysis/api/v1/sandbox-submissions/repetitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submits objects to the sandbox again */
        post: operations["resubmitToSandbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/analysis/api/v1/detection-models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The detection models of all sensors */
        get: operations["detectionModelList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/analysis/api/v1/detection-models/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enables or disables detection models */
        post: operations["changeDetectionModels"];
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
        AffectedHost: {
            /** @description Type of its drawer. */
            searchType: number;
            /** @description Id by which its drawer opens. */
            id: string;
            /** @description Name of the host. */
            name: string;
        };
        DetectionModel: {
            /** @description Id of the model. */
            id: string;
            /** @description Its name. */
            name: string;
            /**
             * @description The sensor that feeds it.
             * @enum {string}
             */
            provider: "endpoint" | "email" | "cloud" | "network" | "identity" | "mobile" | "container";
            /**
             * @description Severity of its alerts.
             * @enum {string}
             */
            severity: "critical" | "high" | "medium" | "low";
            /** @description ATT&CK techniques. */
            techniques: string[];
            /** @description What it detects. */
            description: string;
            /**
             * @description Whether it raises alerts.
             * @enum {string}
             */
            status: "enabled" | "disabled";
            /** @description Alerts of the last 30 days. */
            alerts: number;
            /**
             * Format: date-time
             * @description Its latest alert.
             */
            lastAlert: string | null;
            /**
             * Format: date-time
             * @description When it was enabled or disabled last.
             */
            changed: string | null;
            /** @description Who did that. */
            changedBy: string | null;
        };
        DetectionModelList: {
            /** @description The entries asked for. */
            items: components["schemas"]["DetectionModel"][];
            /** @description How many there are on all pages. */
            total: number;
            /** @description When this was true, in ISO form. */
            asOf: string;
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
        ProductCount: {
            /** @description The product. */
            product: string;
            /** @description How many endpoints have a vulnerability of it. */
            hosts: number;
        };
        SandboxSubmission: {
            /** @description Id of the submission. */
            id: string;
            /**
             * @description What was submitted.
             * @enum {string}
             */
            type: "file" | "url";
            /** @description File name or URL. */
            name: string;
            /** @description Type of the drawer of the object. */
            searchType: number;
            /** @description Id by which that drawer opens. */
            objectId: string;
            /** @description SHA-1 of a file. */
            sha1: string | null;
            /**
             * @description How far the analysis is.
             * @enum {string}
             */
            status: "processing" | "done";
            /**
             * @description Result; null while it is pending.
             * @enum {string|null}
             */
            riskLevel: "high" | "medium" | "low" | "noRisk" | "notAnalyzed" | null;
            /** @description Name of the detected threat. */
            threat: string | null;
            /** @description Number of suspicious behaviors. */
            behaviors: number;
            /** @description Operating system of the sandbox. */
            environment: string;
            /**
             * Format: date-time
             * @description When it was submitted.
             */
            submitted: string;
            /**
             * Format: date-time
             * @description When the analysis ended.
             */
            completed: string | null;
            /** @description Analyst or sensor that submitted it. */
            submittedBy: string;
        };
        SandboxSubmissionList: {
            /** @description The entries asked for. */
            items: components["schemas"]["SandboxSubmission"][];
            /** @description How many there are on all pages. */
            total: number;
            /** @description When this was true, in ISO form. */
            asOf: string;
        };
        SeverityCount: {
            /**
             * @description The severity.
             * @enum {string}
             */
            severity: "critical" | "high" | "medium" | "low";
            /** @description How many vulnerabilities have it. */
            count: number;
        };
        SubmittedFile: {
            /** @description Id of the submission. */
            id: string;
            /** @description File name. */
            name: string;
            /** @description Bytes. */
            size: number;
            /** @description SHA-256 of the content. */
            sha256: string;
        };
        Vulnerability: {
            /** @description CVE id. */
            id: string;
            /** @description What it is about. */
            name: string;
            /** @description Affected product. */
            product: string;
            /**
             * @description Operating system of the affected hosts.
             * @enum {string}
             */
            system: "windows" | "mac" | "linux";
            /** @description Base score of CVSS 3.1, 0 to 10. */
            cvss: number;
            /**
             * @description Severity of that score.
             * @enum {string}
             */
            severity: "critical" | "high" | "medium" | "low";
            /**
             * @description Whether it is exploited in the wild.
             * @enum {string}
             */
            exploitation: "exploited" | "notKnown";
            /** @description The version or update that fixes it; null without one. */
            fix: string | null;
            /** @description How many endpoints are affected. */
            hosts: number;
            /** @description Affected hosts, the riskiest first. */
            examples: components["schemas"]["AffectedHost"][];
            /**
             * Format: date-time
             * @description Day of its publication.
             */
            published: string;
            /**
             * Format: date-time
             * @description When it was first seen on an endpoint.
             */
            firstSeen: string;
            /** @description Page of the CVE record. */
            link: string;
        };
        VulnerabilityList: {
            /** @description The entries asked for. */
            items: components["schemas"]["Vulnerability"][];
            /** @description How many there are on all pages. */
            total: number;
            /** @description When this was true, in ISO form. */
            asOf: string;
        };
        VulnerabilitySummary: {
            /** @description Vulnerabilities on at least one endpoint. */
            total: number;
            /** @description How many of them are exploited in the wild. */
            exploited: number;
            /** @description How many of them have no fix. */
            withoutFix: number;
            /** @description Endpoints with at least one of them. */
            hosts: number;
            /** @description All endpoints. */
            hostsTotal: number;
            /** @description By severity. */
            bySeverity: components["schemas"]["SeverityCount"][];
            /** @description The products of the most endpoints. */
            byProduct: components["schemas"]["ProductCount"][];
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
        /** @description The body of the request is larger than the server takes. */
        TooLarge: {
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
        /** @description The server does not take a body or a file of this type. */
        UnsupportedType: {
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
    vulnerabilityList: {
        parameters: {
            query?: {
                /** @description Entries left out at the beginning. */
                offset?: number;
                /** @description How many entries come at most. */
                limit?: number;
                /** @description What the entries are sorted by; descending with a minus. */
                sort?: "cvss" | "-cvss" | "hosts" | "-hosts" | "published" | "-published" | "firstSeen" | "-firstSeen" | "id" | "-id" | "product" | "-product";
                /** @description Words that an entry contains, in any order and case. */
                q?: string;
                /** @description Only vulnerabilities of these severities. */
                severity?: ("critical" | "high" | "medium" | "low")[];
                /** @description Only vulnerabilities of these operating systems. */
                system?: ("windows" | "mac" | "linux")[];
                /** @description Only those exploited in the wild, or not known to be. */
                exploitation?: ("exploited" | "notKnown")[];
                /** @description Only those with a fix, or without one. */
                fix?: ("available" | "none")[];
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
                        data: components["schemas"]["VulnerabilityList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    vulnerabilitySummary: {
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
                        data: components["schemas"]["VulnerabilitySummary"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    sandboxSubmissionList: {
        parameters: {
            query?: {
                /** @description Entries left out at the beginning. */
                offset?: number;
                /** @description How many entries come at most. */
                limit?: number;
                /** @description What the entries are sorted by; descending with a minus. */
                sort?: "submitted" | "-submitted" | "name" | "-name" | "riskLevel" | "-riskLevel" | "submittedBy" | "-submittedBy";
                /** @description Words that an entry contains, in any order and case. */
                q?: string;
                /** @description Only submissions with these results. */
                riskLevel?: ("high" | "medium" | "low" | "noRisk" | "notAnalyzed")[];
                /** @description Only submissions of these types. */
                type?: ("file" | "url")[];
                /** @description Only the submission of this file. */
                sha1?: string;
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
                        data: components["schemas"]["SandboxSubmissionList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    submitFileToSandbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The file; at most 25 MB.
                     */
                    file: Blob;
                    /** @description Opens the file if it is an archive. */
                    archivePassword?: string;
                    /**
                     * @description How soon it is analyzed.
                     * @enum {string}
                     */
                    priority: "normal" | "high";
                    /** @description Why it is submitted. */
                    comment?: string;
                };
            };
        };
        responses: {
            /** @description The submission, below data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SubmittedFile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            default: components["responses"]["Failure"];
        };
    };
    resubmitToSandbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The submissions, each once. */
                    ids: string[];
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
    detectionModelList: {
        parameters: {
            query?: {
                /** @description Entries left out at the beginning. */
                offset?: number;
                /** @description How many entries come at most. */
                limit?: number;
                /** @description What the entries are sorted by; descending with a minus. */
                sort?: "name" | "-name" | "severity" | "-severity" | "provider" | "-provider" | "alerts" | "-alerts" | "lastAlert" | "-lastAlert" | "changed" | "-changed";
                /** @description Words that an entry contains, in any order and case. */
                q?: string;
                /** @description Only models of these severities. */
                severity?: ("critical" | "high" | "medium" | "low")[];
                /** @description Only models of these sensors. */
                provider?: ("endpoint" | "email" | "cloud" | "network" | "identity" | "mobile" | "container")[];
                /** @description Only models that are enabled, or disabled. */
                status?: ("enabled" | "disabled")[];
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
                        data: components["schemas"]["DetectionModelList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    changeDetectionModels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The models, each once. */
                    ids: string[];
                    /** @description Whether they raise alerts from now on. */
                    enabled: boolean;
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
