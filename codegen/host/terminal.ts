/**
 * Whether output may have colours: on a terminal, unless `NO_COLOR` is set (no-color.org). `FORCE_COLOR` is set by a
 * tool that shows the output on a terminal itself, and decides if there is no `NO_COLOR`.
 */
export function hasColors(environment: Readonly<Record<string, string | undefined>>, isTerminal: boolean): boolean {
  const { NO_COLOR: none = '', FORCE_COLOR: forced = '' } = environment;
  if (none !== '') return false;
  return forced === '' ? isTerminal : forced !== '0';
}
