/** Why a picture cannot be taken, in a sentence for who chose it. */
export class PictureProblem extends Error {
  override readonly name = 'PictureProblem';
}
