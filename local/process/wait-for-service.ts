import { setTimeout as pause } from 'node:timers/promises';

/** Waits until a local service, which starts beside the app, answers. */
export async function waitForService(
  host: string,
  service: string,
  { patience = 60_000 } = {},
): Promise<void> {
  const end = Date.now() + patience;
  for (;;) {
    const answers = await fetch(`http://${host}/`).then(
      (response) => response.ok,
      () => false,
    );
    if (answers) return;
    if (Date.now() > end) {
      throw new Error(`No ${service} answers at ${host}: start the app with npm start or npm run dev.`);
    }
    await pause(100);
  }
}
