import { isTimeZone } from '~/lib/time/time-zone';

/**
 * The zone of all times in the console, by its IANA name: that of the account's settings, else that of the browser,
 * else UTC. Components read it as `format.zone` of the services.
 */
export function chooseZone(account: string | undefined, browser: string | undefined): string {
  return [account, browser].find((zone) => zone !== undefined && isTimeZone(zone)) ?? 'UTC';
}
