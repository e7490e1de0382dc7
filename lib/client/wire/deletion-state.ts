/** Whether what was deleted is on record as such, and some of it still there: the rest goes by itself. */
export const isUnderWay = (headers: Headers): boolean => headers.get('X-Deletion') === 'under-way';
