import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import {
  documentGetInitialProps,
  DocumentHeadTags,
  type DocumentHeadTagsProps,
} from '@mui/material-nextjs/v16-pagesRouter';
import Document, { type DocumentContext, Head, Html, Main, NextScript } from 'next/document';
import { createStyleCache } from '@/components/shell/emotion-cache';
import { themeAttribute, themeStorageKey } from '@/styles/theme-storage';

export default class HeelwriteDocument extends Document<DocumentHeadTagsProps> {
  static override async getInitialProps(context: DocumentContext) {
    return documentGetInitialProps(context, { emotionCache: createStyleCache() });
  }

  override render() {
    return (
      <Html lang="en" suppressHydrationWarning>
        <Head>
          {/* Names the layers' order before any other sheet can open one. */}
          <style>{'@layer base, mui, product;'}</style>
          <link rel="icon" href="/logo-mark.svg" type="image/svg+xml" />
          <DocumentHeadTags {...this.props} />
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
