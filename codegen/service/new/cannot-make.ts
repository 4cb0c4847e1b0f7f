/** A descriptor that cannot be made of the contract; the message is a sentence that says why. */
export class CannotMake extends Error {}
