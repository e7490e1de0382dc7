// node scripts/app/is-live.mjs: ends with 0 where the app of this machine answers. The image has no other program that could ask.
const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health/live`).catch(() => ({
  ok: false,
}));
process.exit(ok ? 0 : 1);
