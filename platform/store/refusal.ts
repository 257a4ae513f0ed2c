/** A refusal in one clear sentence; commands print it and exit with 1. */
export class Refusal extends Error {}
