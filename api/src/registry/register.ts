import type { Verification } from '../../../domain/src/fields/verification.ts'

/** What a person says about a worker: the field names of the block `worker-check`, each in the one form we store. */
export type WorkerQuery = {
  identitySource: '2' | '4'
  workerPassportNo: string
  clearanceOrMemberNo?: string
  workerDob?: string
  nocNumber?: string
  nocDate?: string
  nocMissionId?: string
}

/** What a student says about an examination: the field names of the education stipend. */
export type StudentQuery = {
  educationLevelId: number
  boardId: number
  passingYear: number
  rollNo: string
  registrationNo: string
  studentDob?: string
}

export type Found = {
  outcome: 'found'
  source: Verification['source']
  reference: string
  /** By field id: what a form takes from the register instead of from the person. */
  confirmed: Record<string, string | number>
  /** What else the register knows; shown, but not held against the person. */
  more: { fatherName?: string; issuedOn?: string; insuranceNo?: string; groupId?: string; totalMarks?: number; passedInstitute?: string }
}

/** `silent`: the register could not be asked, which says nothing about the person. */
export type Answer = Found | { outcome: 'not-found' } | { outcome: 'silent' }

/** Where workers and students are looked up: our own tables, an outside register, or one before the other. */
export type Register = {
  findWorker(query: WorkerQuery): Promise<Answer>
  findStudent(query: StudentQuery): Promise<Answer>
}

export const notFound: Answer = { outcome: 'not-found' }
export const silent: Answer = { outcome: 'silent' }
