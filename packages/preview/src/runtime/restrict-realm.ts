import { apply, defineConstant } from './natives.ts';

// `connect-src 'none'` blocks fetch, XMLHttpRequest and WebSocket, which remain defined because apps expect them. The
// APIs listed here are not covered by it. A new realm does not restore them: nested frames have their own opaque
// origin, workers are blocked by `worker-src 'none'` and popups by the sandbox.

/** APIs that reach the network or an unrestricted realm; none is part of React Native. */
const REMOVED_GLOBALS = [
  'RTCPeerConnection',
  'webkitRTCPeerConnection',
  'mozRTCPeerConnection',
  'RTCDataChannel',
  'RTCIceTransport',
  'RTCDtlsTransport',
  'RTCSctpTransport',
  'RTCCertificate',
  'RTCRtpSender',
  'RTCRtpReceiver',
  'RTCRtpTransceiver',
  'WebTransport',
  'WebSocketStream',
  'EventSource',
  'TCPSocket',
  'TCPServerSocket',
  'UDPSocket',
  'PresentationRequest',
  'Worker',
  'SharedWorker',
  'HTMLFencedFrameElement',
  'FencedFrameConfig',
  'HTMLPortalElement',
  'XSLTProcessor',
  'fetchLater',
  'sharedStorage',
] as const;

const REMOVED_OF_NAVIGATOR = [
  'sendBeacon',
  'mediaDevices',
  'getUserMedia',
  'webkitGetUserMedia',
  'mozGetUserMedia',
  'serviceWorker',
  'presentation',
  'runAdAuction',
  'joinAdInterestGroup',
  'share',
] as const;

/** Removes APIs that could circumvent the content security policy. Runs before any code of the app. */
export function removeNetworkApis(target: Window & typeof globalThis): void {
  for (const name of REMOVED_GLOBALS) defineConstant(target, name, undefined);
  for (const name of REMOVED_OF_NAVIGATOR) defineConstant(target.Navigator.prototype, name, undefined);
  if (typeof target.Worklet === 'function') defineConstant(target.Worklet.prototype, 'addModule', undefined);
}

/**
 * Disables history navigation, because the frame shares the history of the studio: going back could leave the studio,
 * and new entries would add steps to the Back button. `pushState` replaces the current entry instead.
 */
export function disableHistory(target: Window & typeof globalThis): void {
  const { prototype } = target.History;
  const replace = prototype.replaceState;
  const stay = (): void => undefined;
  for (const name of ['go', 'back', 'forward']) defineConstant(prototype, name, stay);
  prototype.pushState = function pushState(this: History, ...values: Parameters<History['pushState']>) {
    apply(replace, this, values);
  };
}
