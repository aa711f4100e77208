/** A longer list is printed in parts: one of them takes seconds, and no phone chokes on it. */
export const listPartSize = 2000
