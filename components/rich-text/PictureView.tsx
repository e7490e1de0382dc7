import type { Picture } from '@/lib/domain/text/picture';

/** A picture in the size that it has in the email, as far as there is room. */
export function PictureView({ picture: { address, alt, width, height } }: { picture: Picture }) {
  // Served as it was stored: there is nothing that Next could make of it.
  // eslint-disable-next-line @next/next/no-img-element
  return <img src={address} alt={alt} width={width} height={height} decoding="async" />;
}
