const units = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'];

/** A number of bytes with its unit, at most YB: base 1024, two decimals from KB on. */
export function byteSize(bytes: number): string {
  let value = Math.trunc(bytes);
  let unit = 0;
  // Rounding comes before the choice of the unit: 1,048,575 bytes are 1.00 MB, not 1024.00 KB.
  while (unit < units.length - 1 && Number(Math.abs(value).toFixed(unit === 0 ? 0 : 2)) >= 1024) {
    value /= 1024;
    unit += 1;
  }
  return `${unit === 0 ? value : value.toFixed(2)} ${units[unit]}`;
}

/** The number of bytes of a size such as `25 MB`, base 1024. `undefined` for another text. */
export function bytesOf(size: string): number | undefined {
  const [, number = '', unit = ''] = /^(\d+(?:\.\d+)?) ?([A-Za-z]+)$/.exec(size) ?? [];
  const power = units.indexOf(unit);
  return power < 0 ? undefined : Math.floor(Number(number) * 1024 ** power);
}
