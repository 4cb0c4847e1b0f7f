import { useServices } from '../context/services';

/**
 * Gives a function that turns the time of an answer by the clock of the workstation, in milliseconds since 1970, into
 * the time by the clock of the server, as are all times that a page shows, and gives the server's time now.
 */
export function useAnswerTime(): (answeredAt: number) => { readonly time: number; readonly now: number } {
  const { clock, serverTime } = useServices();
  return (answeredAt) => {
    const now = serverTime.now();
    return { time: answeredAt + now - clock.now(), now };
  };
}
