import type { PictureStore } from '@/lib/server/backend/pictures';

/** Keeps pictures as long as the test; `kept` are their names. */
export function memoryPictures(): PictureStore & { readonly kept: () => string[] } {
  const stored = new Map<string, Uint8Array>();
  return {
    put: async (name, _type, bytes) => void stored.set(name, bytes),
    read: async (name) => stored.get(name),
    async copy(from, to) {
      const bytes = stored.get(from);
      if (bytes) stored.set(to, bytes);
      return bytes !== undefined;
    },
    remove: async (name) => void stored.delete(name),
    kept: () => [...stored.keys()],
  };
}
