/** A path as JSON pointer (RFC 6901). */
export function pointerOf(path: readonly (string | number)[]): string {
  return path.map(pointerStep).join('');
}

/** A JSON pointer (RFC 6901) as a path; nothing if it is none. */
export function pathOfPointer(pointer: string): readonly (string | number)[] | undefined {
  if (pointer === '') return [];
  if (!pointer.startsWith('/')) return undefined;
  return pointer
    .slice(1)
    .split('/')
    .map((step) => (/^(0|[1-9]\d*)$/.test(step) ? Number(step) : step.replaceAll('~1', '/').replaceAll('~0', '~')));
}

/** Nearly no name of a property has a sign to escape. */
function pointerStep(step: string | number): string {
  if (typeof step === 'number' || !/[~/]/.test(step)) return `/${step}`;
  return `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
