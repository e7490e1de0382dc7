import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import Document, { Head, Html, Main, NextScript } from 'next/document';
import { themeAttribute, themeStorageKey } from '@/lib/client/theme-storage';

export default class HeelwriteDocument extends Document {
  override render() {
    return (
      <Html lang="en" suppressHydrationWarning>
        <Head>
          {/* Names the layers' order before any other sheet can open one. */}
          <style>{'@layer base, mui, product;'}</style>
          <link rel="icon" href="/logo-mark.svg" type="image/svg+xml" />
        </Head>
        <body>
          <InitColorSchemeScript attribute={themeAttribute} modeStorageKey={themeStorageKey} />
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
