/** How sure a reading is: above 0 the first, below 0 the second; between -1 and 1 it is worth a look. */
export type Leaning = number;
