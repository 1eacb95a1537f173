/** A topic's name: words of small letters, digits, "-" and "_", the words apart by ":". */
export const topicName = /^[a-z][a-z0-9_-]{0,63}(:[A-Za-z0-9_-]{1,64}){0,3}$/

/** A page watches no more topics at once: those of a whole bet slip, and of what is around it. */
export const TOPICS_AT_MOST = 40
