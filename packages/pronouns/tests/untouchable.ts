/** What no rewriting may touch. */
export const untouchable =
  /<!--[\s\S]*?-->|<\/?[a-z][^<>]*>|\{\{[^{}<]*\}\}|https?:\/\/[^\s"<]+|[\w.]+@[\w.]+|&#?\w+;/gi;
