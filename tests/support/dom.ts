import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A part that is loaded on demand takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

// jsdom lays nothing out, so it has nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;
