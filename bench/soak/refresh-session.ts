import { control, type World } from '../world';

/**
 * Starts the times of the session again, as if somebody were there: otherwise its dialog hides the page at their end.
 */
export async function refreshSession(world: World): Promise<void> {
  await control(world, 'session', { idleTimeoutLeft: 15 * 60_000, sessionTimeoutLeft: 8 * 3_600_000 });
}
