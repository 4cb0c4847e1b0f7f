/**
 * Whether the target of a request line is a path of this server, for example `/ui/a?b=c`. Whole addresses, `//host`,
 * dot segments, fragments and characters that no address contains are refused: readers of addresses disagree about
 * them.
 */
export function isOwnPath(target: string | undefined): target is string {
  if (target === undefined || !/^\/(?!\/)[!-~]*$/.test(target) || target.includes('#')) return false;
  const [path = ''] = target.split('?', 1);
  return !path.includes('\\') && !/\/(\.|%2e){1,2}(\/|$)/i.test(path);
}
