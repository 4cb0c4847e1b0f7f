/** Four decimal parts from 0 to 255 without leading zeros. */
export function isIpv4(text: string): boolean {
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255);
}

/** An address of one of the three private ranges. */
export function isPrivateIpv4(text: string): boolean {
  const [first = -1, second = -1] = text.split('.').map(Number);
  return first === 10 || (first === 172 && second >= 16 && second <= 31) || (first === 192 && second === 168);
}
