import { serve } from '../app/serve.ts';

export const run = () => serve();
