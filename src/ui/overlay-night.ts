import { css } from 'lit';

/** The overlay's colours by night: on the stream as it comes, and on the table page's score bar. */
export const overlayNight = css`
    --ov-panel: #211a15ee;
    --ov-solid: #211a15;
    --ov-deep: #16110dd9;
    --ov-edge: #ffffff1f;
    --ov-ink: #f7f0e1;
    --ov-quiet: #d3c1a4;
    --ov-faint: #8f7f6b;
    --ov-accent: #e7cb98;
    --ov-on-accent: #16110d;
    --ov-warn: #f0b25a;
    --ov-queen: #ff8097;
    --ov-go: #2f8f5b;
    --ov-on-go: #ffffff;
    --ov-go-text: #6fce9b;
`;
