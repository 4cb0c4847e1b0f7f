/**
 * Sends what is typed one after the other: while one text is under way, only the last of those behind it waits. One
 * that was not delivered is sent again as soon as somebody waits for it, unless a newer one has taken its place.
 */
export class Outbox<Item> {
  readonly #send: (item: Item) => Promise<boolean>;
  #last: { readonly item: Item } | undefined;
  #sending: Promise<void> | undefined;

  /** `send` gives whether an item was delivered. */
  constructor(send: (item: Item) => Promise<boolean>) {
    this.#send = send;
  }

  /** Whether something is under way, or was not delivered. */
  get isPending(): boolean {
    return this.#last !== undefined;
  }

  put(item: Item): void {
    this.#last = { item };
    this.#sending ??= this.#sendAll();
  }

  /** Forgets what was not delivered. */
  clear(): void {
    this.#last = undefined;
  }

  /** Waits until nothing is under way, and gives whether everything was delivered. */
  async sent(): Promise<boolean> {
    if (this.#last) this.#sending ??= this.#sendAll();
    while (this.#sending) await this.#sending;
    return !this.isPending;
  }

  async #sendAll(): Promise<void> {
    for (let next = this.#last; next; next = this.#last === next ? undefined : this.#last) {
      const isDelivered = await this.#send(next.item);
      if (isDelivered && this.#last === next) this.#last = undefined;
    }
    this.#sending = undefined;
  }
}
