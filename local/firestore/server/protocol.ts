import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { protobuf, type grpc } from 'google-gax';
import { invalid } from '../store-errors.ts';

/** Firestore's own description of its calls, which its client library brings along. */
const described = join(
  dirname(createRequire(import.meta.url).resolve('@google-cloud/firestore')),
  '../protos/v1.json',
);

const asTheClientSends: protobuf.IConversionOptions = { longs: String, enums: String };

interface Protocol {
  /** Every call of google.firestore.v1.Firestore, whose requests stay the bytes they are. */
  readonly service: grpc.ServiceDefinition;
  /** A request as Firestore's client library makes it; throws for bytes that are none. */
  readonly read: (call: string, request: Uint8Array) => object;
}

export function firestoreProtocol(): Protocol {
  const root = protobuf.Root.fromJSON(JSON.parse(readFileSync(described, 'utf8')) as protobuf.INamespace);
  const { methodsArray } = root.lookupService('google.firestore.v1.Firestore');
  root.resolveAll();
  const service: Record<string, grpc.MethodDefinition<Uint8Array, object>> = {};
  const requests = new Map<string, protobuf.Type>();
  for (const { name, requestStream, responseStream, ...method } of methodsArray) {
    const [request, response] = [method.resolvedRequestType, method.resolvedResponseType];
    if (!request || !response) throw new Error(`${name} has no types.`);
    requests.set(name, request);
    service[name] = {
      path: `/google.firestore.v1.Firestore/${name}`,
      requestStream: requestStream === true,
      responseStream: responseStream === true,
      requestSerialize: (bytes) => Buffer.from(bytes),
      requestDeserialize: (bytes) => bytes,
      responseSerialize: (message) => Buffer.from(response.encode(response.fromObject(message)).finish()),
      responseDeserialize: (bytes) => response.decode(bytes),
    };
  }
  const read = (call: string, bytes: Uint8Array) => {
    const type = requests.get(call);
    if (!type) throw new Error(`There is no call ${call}.`);
    return type.toObject(decoded(type, bytes), asTheClientSends);
  };
  return { service, read };
}

function decoded(type: protobuf.Type, bytes: Uint8Array): protobuf.Message {
  try {
    return type.decode(new StrictReader(Buffer.from(bytes)));
  } catch (error) {
    throw invalid(`The request can't be read: ${(error as Error).message}`);
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Half of a surrogate pair would be read as something else, and kept. */
class StrictReader extends protobuf.BufferReader {
  override string(): string {
    return utf8.decode(this.bytes());
  }
}
