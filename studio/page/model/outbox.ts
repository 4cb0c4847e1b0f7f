/** Sends what is typed one after the other: while one text is under way, only the last of those behind it waits. */
export class Outbox<Item> {
  readonly #send: (item: Item) => Promise<void>;
  #waiting: { readonly item: Item } | undefined;
  #sending: Promise<void> | undefined;

  constructor(send: (item: Item) => Promise<void>) {
    this.#send = send;
  }

  get isSending(): boolean {
    return this.#sending !== undefined;
  }

  put(item: Item): void {
    this.#waiting = { item };
    this.#sending ??= this.#sendAll();
  }

  /** Waits until nothing is under way. */
  async sent(): Promise<void> {
    while (this.#sending) await this.#sending;
  }

  async #sendAll(): Promise<void> {
    while (this.#waiting) {
      const { item } = this.#waiting;
      this.#waiting = undefined;
      await this.#send(item);
    }
    this.#sending = undefined;
  }
}
