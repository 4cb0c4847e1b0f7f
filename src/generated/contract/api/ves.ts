export interface paths {
    "/public/ves/v1/bigtable-endpoints/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One host by its endpoint id */
        get: operations["bigtableEndpoint"];
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
        Host: {
            hostname?: string | null;
            display_name?: string | null;
            description?: string | null;
            type?: string | null;
            /** @description connected, unknown or another text. */
            endpoint_connectivity?: string | null;
            last_connected_time?: components["schemas"]["Timestamp"];
            instance?: {
                name?: string | null;
                /** @description Whether the host has the unified product. */
                is_v1es?: boolean | null;
                is_opt_in_version_control_policies_feature?: boolean | null;
            } | null;
            group?: {
                name?: string | null;
                xes_group_name?: string | null;
            } | null;
            last_ip_used?: string | null;
            last_scan_time?: components["schemas"]["Timestamp"];
            engines?: components["schemas"]["HostComponents"];
            patterns?: components["schemas"]["HostComponents"];
            agent_version?: {
                endpoint_protection?: string | null;
                endpoint_sensor?: string | null;
            } | null;
            /** @description on, unknown or another text. */
            epp_component_module_status?: string | null;
            epp_component_module_last_connected_time?: components["schemas"]["Timestamp"];
            /** @description Steps behind the newest, 0 to 8, or a label. */
            ring?: number | string | null;
            components_update_setting?: string | null;
            service_gateway_proxy_info?: {
                value?: string | null;
                fqdn?: string | null;
                ips?: components["schemas"]["Texts"];
            } | null;
            last_logged_on_user?: string | null;
            /** @description Id of that user; opens the drawer of a user account (11). */
            last_logged_on_user_id?: string | null;
            cpu_arch?: string | null;
            domain_hierarchy?: string | null;
            tags?: components["schemas"]["HostTags"];
            predefined_tags?: {
                id?: string | null;
                tags?: {
                    name?: string | null;
                }[] | null;
            }[] | null;
            os?: {
                /** @description windows, mac, linux or another text, in any case. */
                platform?: string | null;
                name?: string | null;
                arch?: string | null;
                version?: string | null;
                kernel_version?: string | null;
            } | null;
            network_interfaces?: {
                name?: string | null;
                display_name?: string | null;
                mac?: string | null;
                dhcp?: string | boolean | null;
                ips?: components["schemas"]["Texts"];
            }[] | null;
            xdr_device_id?: string | null;
            /** @description Installed and available version with a comma between. */
            agent_ksp_version?: string | null;
            sensor_ksp_version?: string | null;
            security_update_plan?: string | null;
            agent_update_policy?: string | null;
            program_update_status?: string | null;
            agent_update_status?: string | null;
            component_update_status?: string | null;
            component_update_change?: string | null;
            gcp_network_tags?: components["schemas"]["Texts"];
            docker_engine?: string | null;
            virtual_machine_details?: {
                key?: string | null;
                value?: string | null;
            }[] | null;
            isolation_status?: string | null;
            credit_allocation_status?: components["schemas"]["Texts"];
            detail_profile?: {
                basic?: components["schemas"]["ProductProfile"];
                policy?: components["schemas"]["ProductProfile"];
            } | null;
            policy?: {
                name?: string | null;
            } | null;
            sensor_policy?: string | null;
            sensor_policy_override?: boolean | string | null;
            unified_policy?: string | null;
            unified_policy_private_preview?: boolean | null;
            /** @description One assignment or a list of them. */
            unified_policy_assignments?: components["schemas"]["PolicyAssignment"] | components["schemas"]["PolicyAssignment"][] | null;
            unified_policy_anti_malware_schedule_scan?: {
                id?: string | null;
                name?: string | null;
            } | null;
            epp_features?: {
                name?: string | null;
                status?: string | null;
                not_compliant_sub_features?: components["schemas"]["Texts"];
                pattern_outdated?: boolean | null;
            }[] | null;
            xes_features?: {
                name?: string | null;
                summarized_status?: string | null;
            }[] | null;
            ad_sensor_status?: string | null;
            product_installed?: components["schemas"]["Texts"];
            ips_resource_ids?: components["schemas"]["Texts"];
        };
        HostComponents: {
            type?: string | null;
            version?: string | null;
            last_update_time?: components["schemas"]["Timestamp"];
        }[] | null;
        HostTags: {
            labelName?: string | null;
            tagValues?: components["schemas"]["Texts"];
        }[] | null;
        PolicyAssignment: {
            assignment_name?: string | null;
            priority_name?: string | null;
        };
        /** @description Name of the product profile of a tab, or members that replace those of the host there. */
        ProductProfile: string | {
            [key: string]: unknown;
        } | null;
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
    bigtableEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Endpoint id. */
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
                        data?: components["schemas"]["Host"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
}
