import { type Leg, type Point, poseAt } from './dog-gait';

const text = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

function LegPath({ leg: [root, joint, ankle, paw, toe], thigh }: { leg: Leg; thigh: number }) {
  return (
    <>
      <path d={`M${text(root)}L${text(joint)}`} strokeWidth={thigh} />
      <path d={`M${text(joint)}L${text(ankle)}`} strokeWidth={6.5} />
      <path d={`M${text(ankle)}L${text(paw)}L${text(toe)}`} strokeWidth={4.8} />
    </>
  );
}

interface Props {
  /** One of the 11 steps of its walk. */
  frame?: number;
}

/** The dog of the loader and the empty states, in the color of the text around it. */
export function Dog({ frame = 3 }: Props) {
  const { nearHind, farHind, nearFore, farFore, bob, wag } = poseAt(frame);
  const tail = `M46.5 ${(50 + bob).toFixed(1)}C38.5 48.5 31 ${(42 + wag * 0.3).toFixed(1)} ${(26 + wag * 0.4).toFixed(1)} ${(28.5 + wag).toFixed(1)}`;
  return (
    <svg
      viewBox="12 8 140 96"
      width="100%"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <g opacity=".45">
        <LegPath leg={farHind} thigh={14} />
        <LegPath leg={farFore} thigh={11.5} />
      </g>
      <LegPath leg={nearHind} thigh={14} />
      <LegPath leg={nearFore} thigh={11.5} />
      <path d={tail} strokeWidth="4.2" />
      <g transform={`translate(0 ${bob.toFixed(2)})`}>
        <path
          fill="currentColor"
          stroke="none"
          d="M43.6 50.4C46.4 45 55 43.4 65 44.5C77 46 88 45.3 96 41.8C102 38.4 105.4 32.8 108 26.2C110 20.8 114.4 18.2 119.4 18.6C123.2 18.9 125.8 21 127.6 24C130.6 24.8 134.4 25.4 138 26.6C140.6 27.5 141.2 29.8 139.8 31.8C137.4 34.6 132 35.4 127 36C123.6 38.4 121.8 41.8 120.4 46.2C118.6 53.4 116 59.8 110.6 64.6C106 69 100 71 93.6 69.8C83.6 67.8 75.4 62.6 66.4 61.4C59 61.2 52.4 66.8 47.6 66C41.8 63.6 40.4 56.8 43.6 50.4Z"
        />
        <path
          stroke="var(--bg)"
          strokeWidth="1.3"
          d="M117 20.6C112.4 20.4 109 24.4 107.8 29.4C107 33.2 107.4 36.6 109.8 36.8C113 36.8 116.2 32 117.8 26.6"
        />
      </g>
    </svg>
  );
}
