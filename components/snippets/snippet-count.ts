export const countOf = (count: number) => (count === 1 ? '1 snippet' : `${count.toLocaleString()} snippets`);
