/** So many rows are read or written at once where there may be very many: a few milliseconds. */
export const SLICE = 500
