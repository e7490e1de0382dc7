import '@/lib/client/wire/jitless-zod';
import '@/lib/client/browser/load-letter-face';
import '@/styles/fonts.css';
import '@/styles/tokens.css';
import '@/styles/global.css';
import '@/styles/mui.css';
import '@/styles/template-variables.css';
import '@/styles/print.css';
import type { AppProps } from 'next/app';
import Head from 'next/head';
import type { AppPage } from '@/components/page/app-page';
import { AppProviders } from '@/components/shell/AppProviders';
import { BrokenApp } from '@/components/shell/BrokenApp';
import { PageBoundary } from '@/components/page/PageBoundary';
import { useWatchedPage } from '@/components/shell/use-watched-page';
import { SignedInArea } from '@/components/shell/SignedInArea';
import { ErrorBoundary } from '@/components/ui/feedback/ErrorBoundary';

export default function App({ Component, pageProps }: AppProps & { Component: AppPage }) {
  useWatchedPage();
  const page = <Component {...(pageProps as object)} />;
  return (
    <>
      <Head>
        <title>Heelwrite</title>
        <meta name="description" content="An assistant for dog trainers." />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <ErrorBoundary fallback={() => <BrokenApp />}>
        <AppProviders>
          {Component.withoutShell ? (
            page
          ) : (
            <SignedInArea>
              <PageBoundary>{page}</PageBoundary>
            </SignedInArea>
          )}
        </AppProviders>
      </ErrorBoundary>
    </>
  );
}
