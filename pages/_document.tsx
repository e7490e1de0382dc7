import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import Document, { Head, Html, Main, NextScript } from 'next/document';
import { cloneElement } from 'react';
import { pagePartsId, pageStartScript } from '@/lib/client/browser/page-start-script';
import { publicSettingsAddress } from '@/lib/client/browser/public-settings-address';
import { themeAttribute, themeStorageKey } from '@/lib/client/device/theme-storage';

/** Starts the page by a script that is the same everywhere: Next's own is another on each page, which the policy forbids. */
class HeadWithStart extends Head {
  override getScripts(files: Parameters<Head['getScripts']>[0]) {
    const { pagesChunkGroupBootstrapParams: params, chunkLoadingGlobal } = this.context.buildManifest;
    const scripts = super.getScripts(files);
    const parts = ['/_app', this.context.__NEXT_DATA__.page].flatMap((page) => params?.[page] ?? []);
    // A development server starts its pages by files.
    if (parts.length === 0) return scripts;
    const others = scripts.filter(({ props }) => !('dangerouslySetInnerHTML' in (props as object)));
    if (others.length !== scripts.length - 1) throw new Error('Next starts a page in another way now.');
    const __html = JSON.stringify({ queue: chunkLoadingGlobal, parts }).replaceAll('<', '\\u003c');
    return [
      <script key="parts" id={pagePartsId} type="application/json" dangerouslySetInnerHTML={{ __html }} />,
      <script key="start" dangerouslySetInnerHTML={{ __html: pageStartScript }} />,
      <script key="settings" src={publicSettingsAddress} defer fetchPriority="high" />,
      // A browser would begin with them only once it has the styles.
      ...others.map((script) => cloneElement(script, { fetchPriority: 'high' })),
    ];
  }
}

export default class HeelwriteDocument extends Document {
  override render() {
    return (
      <Html lang="en" suppressHydrationWarning>
        <HeadWithStart>
          {/* Names the layers' order before any other sheet can open one. */}
          <style>{'@layer base, mui, product;'}</style>
          <link rel="icon" href="/logo-mark.svg" type="image/svg+xml" />
        </HeadWithStart>
        <body>
          <InitColorSchemeScript attribute={themeAttribute} modeStorageKey={themeStorageKey} />
          <Main />
          {/* What is shown from the device at once is set in it: it comes before that, and after the scripts that show it. */}
          <link
            rel="preload"
            href={inter}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
            fetchPriority="low"
          />
          <NextScript />
        </body>
      </Html>
    );
  }
}
