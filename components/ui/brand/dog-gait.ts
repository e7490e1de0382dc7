/** Where a walking dog's legs, back and tail are in each of the loader's 11 frames. */

export type Point = readonly [x: number, y: number];

/** From the hip or shoulder down: joint, ankle, paw, toe. */
export type Leg = readonly [root: Point, joint: Point, ankle: Point, paw: Point, toe: Point];

export interface Pose {
  nearHind: Leg;
  farHind: Leg;
  nearFore: Leg;
  farFore: Leg;
  /** How far the back is lowered. */
  bob: number;
  /** How far the tail is swung. */
  wag: number;
}

const frames = 11;
const ground = 97;
/** The share of a step in which the paw is on the ground. */
const stance = 0.62;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const mix = (from: number, to: number, share: number) => from + (to - from) * share;

interface LegShape {
  root: Point;
  /** Where the paw stands when the leg is at rest. */
  home: number;
  upper: number;
  lower: number;
  pastern: number;
  lift: number;
  /** 1: the joint bends forward, as a knee; -1: backward, as an elbow. */
  bend: 1 | -1;
  lean: number;
  tiltShare: number;
}

const stride = 27;
const hind: LegShape = {
  root: [51, 57],
  home: 49,
  upper: 19,
  lower: 20,
  pastern: 14,
  lift: 7,
  bend: 1,
  lean: 8,
  tiltShare: 1,
};
const fore: LegShape = {
  root: [103, 57],
  home: 102,
  upper: 17,
  lower: 17.5,
  pastern: 8,
  lift: 8,
  bend: -1,
  lean: 0,
  tiltShare: 0.6,
};

/** The paw's way through one step: back along the ground, then forward through the air. */
function stepAt(turn: number, lift: number): { x: number; lift: number; tilt: number } {
  const share = ((turn % 1) + 1) % 1;
  if (share < stance) {
    const gone = share / stance;
    const roll = Math.max(0, (gone - 0.35) / 0.65) ** 1.3;
    return { x: mix(stride / 2, -stride / 2, gone), lift: 0, tilt: mix(-8, 34, roll) };
  }
  const gone = (share - stance) / (1 - stance);
  const eased = (1 - Math.cos(Math.PI * gone)) / 2;
  return {
    x: mix(-stride / 2, stride / 2, eased),
    lift: lift * Math.sin(Math.PI * gone) ** 1.2,
    tilt: mix(34, -8, eased) + 38 * Math.sin(Math.PI * gone),
  };
}

/** The joint between two bones of which both ends are known. */
function jointBetween([x, y]: Point, [toX, toY]: Point, { upper, lower, bend }: LegShape): Point {
  const distance = Math.min(Math.hypot(toX - x, toY - y), upper + lower - 0.01);
  const opening = Math.acos((upper ** 2 + distance ** 2 - lower ** 2) / (2 * upper * distance));
  const direction = Math.atan2(toY - y, toX - x) - bend * opening;
  return [x + upper * Math.cos(direction), y + upper * Math.sin(direction)];
}

function legAt(shape: LegShape, turn: number, bob: number): Leg {
  const step = stepAt(turn, shape.lift);
  const paw: Point = [shape.home + step.x, ground - step.lift];
  const slope = radians(step.tilt * shape.tiltShare + shape.lean);
  const ankle: Point = [paw[0] - shape.pastern * Math.sin(slope), paw[1] - shape.pastern * Math.cos(slope)];
  const root: Point = [shape.root[0], shape.root[1] + bob];
  const drop = radians(Math.max(0, step.tilt - 20) / 2);
  const toe: Point = [paw[0] + 4 * Math.cos(drop), paw[1] + 4 * Math.sin(drop)];
  return [root, jointBetween(root, ankle, shape), ankle, paw, toe];
}

export function poseAt(frame: number): Pose {
  const turn = frame / frames;
  const bob = Math.sin(turn * 4 * Math.PI) * 0.7;
  return {
    nearHind: legAt(hind, turn, bob),
    farHind: legAt(hind, turn + 0.5, bob),
    nearFore: legAt(fore, turn - 0.25, bob),
    farFore: legAt(fore, turn + 0.25, bob),
    bob,
    wag: Math.sin(turn * 2 * Math.PI) * 3,
  };
}
