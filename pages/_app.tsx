import '@/lib/client/jitless-zod';
import '@/styles/fonts.css';
import '@/styles/tokens.css';
import '@/styles/global.css';
import '@/styles/mui.css';
import '@/styles/variables.css';
import { AppCacheProvider } from '@mui/material-nextjs/v16-pagesRouter';
import { type AppProps } from 'next/app';
import Head from 'next/head';
import { type AppPage } from '@/components/shell/app-page';
import { AppProviders } from '@/components/shell/AppProviders';
import { createStyleCache } from '@/components/shell/emotion-cache';
import { SignedInArea } from '@/components/shell/SignedInArea';

type EmotionCache = ReturnType<typeof createStyleCache>;
type Props = AppProps & { Component: AppPage; emotionCache?: EmotionCache };

const browserCache = createStyleCache();

export default function App({ Component, pageProps, emotionCache = browserCache }: Props) {
  const page = <Component {...(pageProps as object)} />;
  return (
    <AppCacheProvider emotionCache={emotionCache}>
      <Head>
        <title>Heelwrite</title>
        <meta name="description" content="An assistant for dog trainers." />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <AppProviders>{Component.withoutShell ? page : <SignedInArea>{page}</SignedInArea>}</AppProviders>
    </AppCacheProvider>
  );
}
