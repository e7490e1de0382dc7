import '@testing-library/jest-dom/vitest';
import { webcrypto } from 'node:crypto';
import * as streams from 'node:stream/web';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';
import { reportReached } from '@/lib/client/wire/reachability';

// A part that is loaded on demand takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// The page is printed for an error that is read, not for each look that comes before what is waited for.
const { getElementError } = getConfig();
configure({
  getElementError: function unread(message, container) {
    const error = Object.defineProperties(new Error(), {
      name: { value: 'TestingLibraryElementError' },
      message: { get: () => getElementError(message, container).message, configurable: true },
    });
    Error.captureStackTrace(error, unread);
    return error;
  },
});

afterEach(() => {
  cleanup();
  // What one test has seen is not there before the next has, and what failed in it is no network gone.
  localStorage.removeItem('copies-of');
  reportReached();
});

// As the local services have them.
globalThis.publicSettings = {
  firebase: null,
  contactAddress: 'hello@heelwrite.test',
  feedbackAddress: 'https://feedback.heelwrite.app',
  keepsApp: true,
  tellsOfPages: true,
};

// Browsers have these, jsdom has not.
Object.assign(globalThis, streams);
Object.assign(performance, { getEntriesByType: () => [] });
Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle });

// jsdom lays nothing out, so it has nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;
// The editor asks where a letter stands before it brings the place into sight.
Range.prototype.getClientRects = () => [new DOMRect(0, 0, 8, 16)] as unknown as DOMRectList;

// Nor has it a system with a theme of its own.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    // MUI still listens in the old way.
    addListener: () => undefined,
    removeListener: () => undefined,
  });
