import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageStartScript } from './lib/client/browser/page-start-script.ts';
import { themeAttribute, themeStorageKey } from './lib/client/device/theme-storage.ts';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The script that sets the theme before the first paint, hashed as it is really rendered. */
function colorSchemeScriptHash(): string {
  const markup = renderToStaticMarkup(
    createElement(InitColorSchemeScript, { attribute: themeAttribute, modeStorageKey: themeStorageKey }),
  );
  const script = /^<script[^>]*>([\s\S]*)<\/script>$/.exec(markup)?.[1];
  if (script === undefined) throw new Error('The color-scheme script is not a plain inline script any more.');
  return hashOf(script);
}

/** The scripts that stand in a page itself, as the security policy names them. */
export const inlineScriptHashes = (): readonly string[] => [colorSchemeScriptHash(), hashOf(pageStartScript)];
