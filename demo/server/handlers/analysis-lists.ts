import { changeModels, detectionModelList, unknownModel } from '../../company/alerts/model-list';
import {
  isSandboxFile,
  resubmit,
  sandboxSubmissionList,
  submitFile,
  unknownSubmission,
} from '../../company/threats/indicators/submissions';
import { nameOf } from '../../company/files';
import { vulnerabilityList, vulnerabilitySummary } from '../../company/vulnerabilities/list';
import { notFound, Refusal, type Handlers } from '../handler';
import { authorOf, refusalWithout } from '../rights';

/** Answers about vulnerabilities, sandbox submissions and detection models. */
export const analysisListHandlers = {
  vulnerabilityList,
  vulnerabilitySummary,
  sandboxSubmissionList,
  resubmitToSandbox: (call) => {
    const refusal = refusalWithout(call, 'response.submitToSandbox');
    if (refusal) return refusal;
    const unknown = unknownSubmission(call.world, call.body.ids);
    if (unknown !== undefined) return notFound(unknown);
    resubmit(call.world, call.body.ids, authorOf(call));
    return {};
  },
  submitFileToSandbox: async (call) => {
    const refusal = refusalWithout(call, 'response.submitToSandbox');
    if (refusal) return refusal;
    const { file } = call.body;
    if (!isSandboxFile(nameOf(file))) return new Refusal(415, 415000, 'The sandbox does not open files of this type.');
    return { data: await submitFile(call.world, file, authorOf(call)) };
  },
  detectionModelList,
  changeDetectionModels: (call) => {
    const refusal = refusalWithout(call, 'detectionModel.manage');
    if (refusal) return refusal;
    const unknown = unknownModel(call.world, call.body.ids);
    if (unknown !== undefined) return notFound(unknown);
    changeModels(call.world, call.body, authorOf(call));
    return {};
  },
} satisfies Handlers<
  | 'vulnerabilityList'
  | 'vulnerabilitySummary'
  | 'sandboxSubmissionList'
  | 'resubmitToSandbox'
  | 'submitFileToSandbox'
  | 'detectionModelList'
  | 'changeDetectionModels'
>;
