/** A longer list is printed in parts, because a larger PDF takes too long and is too large for a phone. */
export const MAX_PRINTED_LIST_ROWS = 2000
