import { apply, defineConstant } from './natives.ts';

// `connect-src 'none'` stops fetch, XMLHttpRequest and WebSocket, which stay because apps expect them to exist. It
// doesn't cover what is listed here. No fresh realm gives these back: a sealed frame's children have origins of
// their own, workers are refused by `worker-src 'none'`, popups by the sandbox.

/** Ways to the network or into a realm without these limits; no API of React Native is among them. */
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

/** Takes away what could leave the frame around its policy. Runs before any code of the app. */
export function removeNetworkApis(target: Window & typeof globalThis): void {
  for (const name of REMOVED_GLOBALS) defineConstant(target, name, undefined);
  for (const name of REMOVED_OF_NAVIGATOR) defineConstant(target.Navigator.prototype, name, undefined);
  if (typeof target.Worklet === 'function') defineConstant(target.Worklet.prototype, 'addModule', undefined);
}

/**
 * The frame's history is the studio's: going back would leave the studio in engines that allow it, and every new
 * entry would be one more press of the Back button. New entries replace the current one instead.
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
