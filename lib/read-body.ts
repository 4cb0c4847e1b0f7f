/** The text of a body; `undefined` as soon as it is longer than `limit` bytes, and then the rest is not read. */
export async function readBody(response: Response, limit: number): Promise<string | undefined> {
  // Cancelling is not waited for: a server that does not listen must not hold the call.
  const announced = Number(response.headers.get('content-length') ?? 0);
  if (announced > limit) {
    response.body?.cancel().catch(() => undefined);
    return undefined;
  }
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > limit) {
      reader.cancel().catch(() => undefined);
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
