export interface paths {
    "/ui/ani/dms/api/v1/get_simulation_device_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Appliances that can run a simulation */
        get: operations["getSimulationDevices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/ani/dms/api/v1/trigger_anomaly_simulation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Runs a behaviour anomaly simulation */
        post: operations["triggerAnomalySimulation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui/ani/dms/api/v1/trigger_threat_actor_simulation_attack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Runs a threat actor simulation */
        post: operations["triggerThreatActorSimulation"];
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
        AnomalyRun: {
            guid: string;
            source_host: string;
            source_ip: string;
            product_code: string;
            /** @enum {string} */
            use_case_num: "SNB-AD-2" | "SNB-AD-3" | "SNB-AD-4" | "SNB-AD-6" | "SNB-AD-7" | "SNB-AD-8" | "SNB-AD-9" | "SNB-AD-10" | "SNB-AD-11" | "SNB-AD-12" | "SNB-AD-13" | "SNB-AD-14";
            client_ip: string;
            server_ip1: string;
            server_ip2?: string | null;
            server_ip3?: string | null;
        };
        DeviceGroups: {
            xnsDeviceList?: components["schemas"]["DeviceList"];
            ddiDeviceList?: components["schemas"]["DeviceList"];
            tpDeviceList?: components["schemas"]["DeviceList"];
        } | null;
        DeviceList: {
            hostname: string;
            device_ip: string;
            device_id: string;
            product_id: string;
        }[] | null;
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
        SimulationDevices: {
            behavior_anomaly_device_list?: components["schemas"]["DeviceGroups"];
            threat_actor_simulation_device_list?: components["schemas"]["DeviceGroups"];
        };
        ThreatActorRun: {
            guid: string;
            source_host: string;
            source_ip: string;
            product_code: string;
            /** @enum {string} */
            use_case_num: "APT28" | "BlackBasta";
            /** @description Address by demo host name. */
            endpoint_ips: {
                [key: string]: string;
            };
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
    getSimulationDevices: {
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
                        data?: components["schemas"]["SimulationDevices"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    triggerAnomalySimulation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnomalyRun"];
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
    triggerThreatActorSimulation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThreatActorRun"];
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
