import { setTimeout as pause } from 'node:timers/promises';

/** Waits until the sign-in service, which starts beside the app, answers. */
export async function signInServiceAt(host: string, { patience = 60_000 } = {}): Promise<void> {
  const end = Date.now() + patience;
  for (;;) {
    const answers = await fetch(`http://${host}/`).then(
      (response) => response.ok,
      () => false,
    );
    if (answers) return;
    if (Date.now() > end) {
      throw new Error(`No sign-in service answers at ${host}: start the app with npm start or npm run dev.`);
    }
    await pause(100);
  }
}
