/** The process of a test goes on after the shutdown that it has begun. */
export const forgetShutdown = () => void Reflect.deleteProperty(globalThis, Symbol.for('heelwrite.shutdown'));
