/** The member of an address that makes its page print itself once it is loaded. */
const member = /([?&])print=1(?:&|$)/;

/** Whether a path of the console, with its query, is the address of a page that prints itself. */
export function isPrintAddress(path: string): boolean {
  return member.test(path);
}

/** The path of the page without the printing. */
export function withoutPrint(path: string): string {
  return path.replace(member, '$1').replace(/[?&]$/, '');
}
